import { Modal, type ModalProps } from './modal.tsx';

/** A modal panel for menus and filters: from the bottom on phones, from the right on wide screens. */
export function Drawer(props: ModalProps) {
  return (
    <Modal
      className="inset-x-0 bottom-0 max-h-[88dvh] rounded-t-l pb-[max(1.25rem,env(safe-area-inset-bottom))] data-ending-style:translate-y-full data-starting-style:translate-y-full sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[26rem] sm:rounded-none sm:data-ending-style:translate-x-full sm:data-ending-style:translate-y-0 sm:data-starting-style:translate-x-full sm:data-starting-style:translate-y-0"
      {...props}
    />
  );
}

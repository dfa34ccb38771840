import { Modal, type ModalProps } from './modal.tsx';

/** A modal dialog in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return (
    <Modal
      className="top-1/2 left-1/2 max-h-[85dvh] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-l data-ending-style:opacity-0 data-starting-style:-translate-y-[calc(50%-0.75rem)] data-starting-style:opacity-0"
      {...props}
    />
  );
}

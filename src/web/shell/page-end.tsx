import { ChatButton } from './chat/chat-button.tsx';
import { ConnectionBar } from './connection-bar.tsx';

/** What stands at the bottom of the window on every page. */
export function PageEnd() {
  return (
    <>
      <ChatButton />
      <ConnectionBar />
    </>
  );
}

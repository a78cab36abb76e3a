import { element } from './elements.ts';

/** How long a message stays, in milliseconds. */
const messageTime = 8_000;

/** @returns what shows a sentence in an element for a while, and nothing at once when it is empty */
export function passingMessage(id: string): (sentence: string) => void {
  const message = element(id);
  let timer: number | undefined;
  return (sentence) => {
    message.textContent = sentence;
    message.title = sentence;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      message.textContent = '';
    }, messageTime);
  };
}

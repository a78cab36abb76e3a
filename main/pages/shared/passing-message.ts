import { element } from './elements.ts';

/** How long a message stays, in milliseconds. */
const messageTime = 8_000;

/** @returns a function that shows a sentence in an element for a while; an empty sentence clears it at once */
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

import { element } from './element.ts';

/** Milliseconds for which the button says that it has copied. */
const thanksMilliseconds = 1500;

/**
 * Returns a button that copies a text, which is read when the button is pressed.
 * @param what name for screen readers, such as "Address"; the word on the button comes before it
 */
export function copyButton(what: string, text: () => string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'copy' });
  const say = (word: string) => {
    button.textContent = word;
    button.ariaLabel = `${word} ${what}`;
  };
  say('Copy');
  button.addEventListener('click', async () => {
    say((await copy(text())) ? 'Copied' : 'Not allowed');
    setTimeout(() => say('Copy'), thanksMilliseconds);
  });
  return button;
}

async function copy(text: string): Promise<boolean> {
  // When the page is opened by plain HTTP from another machine, it has no clipboard object.
  if (window.isSecureContext) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const copied = new Promise<boolean>((resolve) => {
    document.addEventListener(
      'copy',
      (event) => {
        event.preventDefault();
        event.clipboardData?.setData('text/plain', text);
        resolve(event.clipboardData !== null);
      },
      { once: true },
    );
  });
  return document.execCommand('copy') ? copied : false;
}

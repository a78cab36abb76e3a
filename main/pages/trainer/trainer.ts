import '../help/help.ts';
import './trainer.css';

/** Gives each block of text a button that copies it. */
for (const block of document.querySelectorAll<HTMLElement>('[data-page^="solutions-"] pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent ?? '');
    button.textContent = 'Copied';
  });
  block.before(button);
}

import { firstScreenId, pageStylesId } from '../../../shared/api/first-screen.ts';

/**
 * Takes away the drawing of the shop window or the score board that stands in for the page (decisions 116 and 123), as soon as the page has its
 * styles. Without one, does nothing.
 */
export function endFirstScreen(): void {
  const drawing = document.getElementById(firstScreenId);
  if (drawing === null) {
    return;
  }
  // They wait for the first picture, which a learner may hold in a proxy.
  const waiting = document.getElementById(pageStylesId);
  if (waiting instanceof HTMLTemplateElement) {
    waiting.replaceWith(waiting.content);
  }
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (styles === null || styles.sheet !== null) {
    takeOff(drawing);
  } else {
    for (const outcome of ['load', 'error']) {
      styles.addEventListener(outcome, () => takeOff(drawing));
    }
  }
}

/** Hides what is left of it. Its fonts stay: without them the browser would load all fonts anew, and the words of the page would move meanwhile. */
function takeOff(drawing: HTMLElement): void {
  drawing.hidden = true;
  drawing.removeAttribute('id');
  for (const child of drawing.querySelectorAll(':scope > :not([data-fonts])')) {
    child.remove();
  }
}

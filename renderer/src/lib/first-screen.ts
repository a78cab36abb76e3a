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
    drawing.remove();
  } else {
    for (const outcome of ['load', 'error']) {
      styles.addEventListener(outcome, () => drawing.remove());
    }
  }
}

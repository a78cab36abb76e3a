import { besideWidth, drawerMessages, drawerPageHash } from '../../shared/api/drawer.ts';
import { learnerPath } from '../../shared/api/learner.ts';
import { isObject } from '../../shared/values/is-object.ts';
import { counterOf } from './counter.ts';
import { read } from './read.ts';
import { styles } from './styles.ts';
import { wordsFor } from './words.ts';

/** The shop's root: this script is in a folder below it. It is a classic script, so that the browser says which element started it. */
const { currentScript } = document;
const root = new URL('..', currentScript instanceof HTMLScriptElement ? currentScript.src : document.baseURI);

/** What the drawer takes of the page's width, as in the style sheet. */
const besideShare = 'min(24rem, 36vw)';

/**
 * Adds the range's button and drawer to a page that the server makes (decision 50), in a shadow root, so that neither page nor drawer changes the
 * other's looks. What is in the drawer is the shop's own page for it, in a frame.
 */
async function addDrawer(): Promise<void> {
  const [words, counter] = await Promise.all([wordsFor(root), counterOf(root)]);
  const host = document.createElement('range-drawer');
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = styles;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = counter?.figures ?? words.help;
  if (counter !== undefined) {
    // What is written on it comes first, as in the bar.
    button.ariaLabel = `${counter.figures} ${words.counter(counter)}`;
  }
  button.title = words.hint;
  button.ariaExpanded = 'false';
  // An open dialog keeps the focus inside and closes at Escape; without `showModal` it stands beside the page.
  const drawer = document.createElement('dialog');
  drawer.className = 'drawer';
  drawer.ariaLabel = words.name;
  shadow.append(style, button, drawer);
  document.body.append(host);

  const wide = window.matchMedia(besideWidth);
  let frame: HTMLIFrameElement | undefined;
  const show = () => {
    drawer.close();
    document.documentElement.style.marginInlineEnd = wide.matches ? besideShare : '';
    if (wide.matches) {
      drawer.show();
    } else {
      drawer.showModal();
    }
  };
  const open = ({ keep }: { readonly keep: boolean }) => {
    frame = document.createElement('iframe');
    frame.title = words.name;
    frame.src = new URL(`./${drawerPageHash}`, root).href;
    drawer.append(frame);
    button.ariaExpanded = 'true';
    show();
    if (keep) {
      frame.focus();
      void keepOpen();
    }
  };
  const close = () => {
    frame?.remove();
    frame = undefined;
    drawer.close();
    document.documentElement.style.marginInlineEnd = '';
    button.ariaExpanded = 'false';
    button.focus();
  };
  // The frame keeps that it is closed, and then says so.
  const askToClose = () => frame?.contentWindow?.postMessage(drawerMessages.putAway, location.origin);
  button.addEventListener('click', () => (frame === undefined ? open({ keep: true }) : askToClose()));
  drawer.addEventListener('cancel', (event) => {
    event.preventDefault();
    askToClose();
  });
  // The browser may close a dialog without asking, when Escape comes twice.
  drawer.addEventListener('close', () => drawer.open || askToClose());
  drawer.addEventListener('click', ({ target }) => target === drawer && askToClose());
  wide.addEventListener('change', () => frame !== undefined && show());
  window.addEventListener('message', ({ source, origin, data }) => {
    if (frame !== undefined && source === frame.contentWindow && origin === location.origin) {
      if (data === drawerMessages.closed) {
        close();
      }
    }
  });
  if (wide.matches && (await keptView()).open === true) {
    open({ keep: false });
  }
}

/** Returns what is kept of the drawer; nothing if the shop doesn't say. */
async function keptView(): Promise<Record<string, unknown>> {
  const answer = await read(root, learnerPath);
  const state = isObject(answer) && isObject(answer.data) ? answer.data : {};
  const view = isObject(state.views) ? state.views.drawer : undefined;
  return isObject(view) ? view : {};
}

/** Keeps that the drawer is open, so that it is on the next page as well. */
async function keepOpen(): Promise<void> {
  const drawer = { ...(await keptView()), open: true };
  await fetch(new URL(learnerPath, root), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ views: { drawer } }),
    // A learner may follow a link at once.
    keepalive: true,
  }).catch((error: unknown) => console.log(error));
}

// A page in a frame is part of another that has its own drawer.
if (window.parent === window) {
  void addDrawer();
}

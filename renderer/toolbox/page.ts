import { element } from './parts/element.ts';
import type { Tool, ToolParts } from './tool.ts';

interface Panel {
  readonly tool: Tool;
  readonly node: HTMLElement;
  readonly link: HTMLAnchorElement;
  readonly receive: ToolParts['receive'];
}

/**
 * Shows the list of tools and the tool that the address names: `#z85`, or `#place=36.9,-84.3` with initial input. A tool keeps its input
 * while another one is shown.
 */
export function openToolbox(root: HTMLElement, tools: readonly Tool[]): void {
  const panels = tools.map(buildPanel);
  const groups = [...new Set(tools.map(({ group }) => group))].map((group) =>
    element(
      'li',
      {},
      element('span', { class: 'group' }, group),
      element(
        'ul',
        {},
        ...panels.filter(({ tool }) => tool.group === group).map(({ link }) => element('li', {}, link)),
      ),
    ),
  );
  // The page around the tools may be in another language (decision 126).
  root.lang = 'en';
  root.replaceChildren(
    element('nav', { class: 'tools', 'aria-label': 'Tools' }, element('ul', {}, ...groups)),
    element('div', { class: 'panels' }, ...panels.map(({ node }) => node)),
  );
  const show = (): void => {
    const [id, text] = readAddress(location.hash);
    const chosen = panels.find(({ tool }) => tool.id === id) ?? panels[0];
    for (const panel of panels) {
      panel.node.hidden = panel !== chosen;
      panel.link.ariaCurrent = panel === chosen ? 'page' : null;
    }
    if (text !== undefined) {
      chosen?.receive?.(text);
    }
  };
  window.addEventListener('hashchange', () => {
    show();
    // Moves the focus from the list to the chosen tool, also for those who can't see the change.
    root.querySelector<HTMLElement>('section:not([hidden]) h2')?.focus();
  });
  show();
}

function buildPanel(tool: Tool): Panel {
  const { content, receive } = tool.build();
  const heading = element('h2', { id: `${tool.id}-title`, tabindex: '-1' }, tool.title);
  return {
    tool,
    receive,
    link: element('a', { href: `#${tool.id}` }, tool.title),
    node: element(
      'section',
      { 'data-tool': tool.id, 'aria-labelledby': heading.id },
      heading,
      element('p', { class: 'about' }, tool.about),
      ...content,
    ),
  };
}

function readAddress(hash: string): readonly [id: string, text: string | undefined] {
  const [, id = '', text] = /^#([^=]*)(?:=(.*))?$/.exec(hash) ?? [];
  return [id, text === undefined ? undefined : readable(text)];
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { Plugin } from 'vite';
import { buildContent } from '../content/build-content.ts';
import { openContentFiles } from '../content/read-content.ts';
import { readHandbook } from '../handbook/read-handbook.ts';
import { buildHelp, type HelpPage } from '../help/build-help.ts';
import { fillFrame, inEnglish } from '../help/pack-help.ts';
import { contentFolder } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { paperPages } from './paper-pages.ts';
import { withDiscussion } from './plan-discussion.ts';
import { solutionPages } from './solution-pages.ts';

/**
 * Vite plugin: puts the trainer's page beside its script and style, in a folder that neither the page nor the shop process can read (decision 46).
 * The desktop app shows it in a window of its own, and `--trainer` serves it at a secret address.
 */
export function packTrainer(resources: string = contentFolder): Plugin {
  return addFiles('pack-trainer', 'trainer', ({ emit }) =>
    emit(
      'trainer.html',
      fillFrame(buildTrainerPages(resources), { ...inEnglish(resources), title: 'For trainers', script: 'trainer' }),
    ),
  );
}

/** Builds the trainer's pages: the help on workshops, the solutions by path, and what is handed out on paper. */
export function buildTrainerPages(resources: string): readonly HelpPage[] {
  const files = openContentFiles(resources);
  const handbook = readHandbook(resources, files);
  const help = buildHelp(resources).map((page) => (page.name === 'plans' ? withDiscussion(page, handbook) : page));
  const first = ['plans', 'trainer'];
  return [
    ...help.filter(({ name }) => first.includes(name)).toReversed(),
    ...solutionPages(files, buildContent(resources).content, handbook),
    ...paperPages(handbook),
    ...help.filter(({ name }) => !first.includes(name)),
  ];
}

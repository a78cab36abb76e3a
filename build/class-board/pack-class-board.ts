import type { Plugin } from 'vite';
import { reportedChallenges } from '../../shared/content/built-challenges.ts';
import { buildContent } from '../content/build-content.ts';
import { contentFolder } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { buildClassTexts } from './class-texts.ts';

/** The pages of the board: what the script and the style of each are called. */
const pages = ['wall', 'trainer'] as const;

/**
 * Vite plugin: adds to the class board's scripts the pages that load them, what they say (`texts/<language>.json`), and the facts about challenges
 * that a report needs (`challenges.json`).
 */
export function packClassBoard(): Plugin {
  return addFiles('pack-class-board', 'classPages', ({ emit, watch }) => {
    const { texts, files } = buildClassTexts();
    const { content, files: contentFiles } = buildContent(contentFolder);
    for (const file of [...files, ...contentFiles]) {
      watch(file);
    }
    for (const page of pages) {
      emit(`${page}.html`, html(page));
    }
    for (const each of texts) {
      emit(`texts/${each.language}.json`, JSON.stringify(each));
    }
    const challenges = reportedChallenges(content).map(
      ({ id, key, name, category, difficulty, hasCodingChallenge, topic, weaknesses }) => ({
        ...{ id, key, name, category, difficulty },
        ...{ hasCodingChallenge, topic, weaknesses },
      }),
    );
    emit('challenges.json', JSON.stringify(challenges));
  });
}

/** Addresses are relative, since the trainer's view has a key in its path. */
function html(page: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Class Board - Juice Range</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="class-board.css">
<script type="module" src="${page}.js"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
}

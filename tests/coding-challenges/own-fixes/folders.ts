import { type SolutionsByKey, wrong } from './solutions.ts';

const ftp = "  serveIndexMiddleware(ftp, 'tiles'),\n  servePublicFiles(ftp, events),";
const listing = "serveIndexMiddleware(ftp, 'tiles'),\n  ";
const logs = [
  'serveFolder(',
  '  app,',
  "  '/support/logs',",
  "  serveIndexMiddleware(accessLogs, 'details'),",
  '  serveFiles(accessLogs),',
  ');',
].join('\n');
const logSteps = "  serveIndexMiddleware(accessLogs, 'details'),\n  serveFiles(accessLogs),";
const keys = "serveFolder(app, '/encryptionkeys', serveIndexMiddleware(keys, 'details'), serveFiles(keys));";

/** Serves only names for which a condition holds. */
const onlyIf = (condition: string) =>
  [
    '  async (request, reply, [name = ""]) => {',
    `    if (${condition}) {`,
    '      return serveFiles(ftp)(request, reply, [name]);',
    '    }',
    '    indexPage.send(reply);',
    '    return true;',
    '  },',
  ].join('\n');

/* The challenges about folders that are served. */
export const folderSolutions: SolutionsByKey = {
  directoryListingChallenge: {
    right: [
      [[ftp, onlyIf('/^(?:legal\\.md|order_[\\da-f]{4}-[\\da-f]{16}\\.pdf)$/.test(name)')]],
      [[ftp, onlyIf("new Set(['legal.md']).has(name) || /^order_[\\w-]+\\.pdf$/.test(name)")]],
      [
        [
          ftp,
          "  async (_request, reply, names) => {\n    const isPublic = names.length === 1 && (names[0] === 'legal.md' || /^order_[^%.]+\\.pdf$/.test(names[0]!));\n    if (!isPublic) {\n      reply.code(404).send('Not Found');\n    }\n    return !isPublic;\n  },\n  servePublicFiles(ftp, events),",
        ],
      ],
    ],
    wrong: [
      wrong('acquisitionsRead', [listing, '']),
      wrong('acquisitionsPastEnding', [
        ftp,
        "  async (request, reply, [name = '']) => {\n    if (name === 'acquisitions.md') {\n      throw new Error('This file is confidential!');\n    }\n    return servePublicFiles(ftp, events)(request, reply, [name]);\n  },",
      ]),
      wrong('termsRead', [ftp, "  serveIndexMiddleware(ftp, 'tiles'),"]),
      wrong('confirmationRead', [ftp, onlyIf("name === 'legal.md'")]),
      wrong('acquisitionsRead', [ftp, onlyIf("name.endsWith('.md') || name.endsWith('.pdf')")]),
      wrong('backupPastEnding', [
        ftp,
        "  async (request, reply, [name = '']) => {\n    if (name.startsWith('acquisitions')) {\n      throw new Error('This file is confidential!');\n    }\n    return servePublicFiles(ftp, events)(request, reply, [name]);\n  },",
      ]),
    ],
  },
  accessLogDisclosureChallenge: {
    right: [
      [[logs, '']],
      [[logSteps, "  async (_request, reply) => {\n    reply.code(403).send('Forbidden');\n    return true;\n  },"]],
      [[logSteps, '  async (_request, reply) => {\n    indexPage.send(reply);\n    return true;\n  },']],
    ],
    wrong: [
      wrong('logRead', ["serveIndexMiddleware(accessLogs, 'details'),\n  ", '']),
      wrong('logListed', ['  serveFiles(accessLogs),\n', '']),
      wrong('logListed', ["(accessLogs, 'details')", "(accessLogs, 'tiles')"]),
      wrong('logRead', [
        logSteps,
        "  async (request, reply, [name = '']) => name !== '' && serveFiles(accessLogs)(request, reply, [name]),",
      ]),
      wrong('keyRead', [logs, ''], [keys, '']),
      wrong(
        'advisoriesRead',
        [logs, ''],
        [
          "serveFolder(app, '/.well-known', serveIndexMiddleware(wellKnown, 'details'), serveStaticFiles(wellKnown, indexPage));",
          '',
        ],
      ),
    ],
  },
};

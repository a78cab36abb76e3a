// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code with templates of their own
import { type SolutionsByKey, wrong } from './solutions.ts';

const select = "const original = await selectById(documents.reviews, bodyField(request, 'id'), evaluator);";
const update = 'const updated = original.map((review) => ({ ...review, message }));';
const message = "const message = bodyField(request, 'message') as string;";
const caller = 'const caller = callerOf(request, sessions);';
const refuse = (status: number) => `return reply.code(${status}).send({ error: 'Not allowed' });`;

/* The challenges about changing reviews. */
export const reviewSolutions: SolutionsByKey = {
  forgedReviewChallenge: {
    right: [
      [
        [
          select,
          "const original = (await selectById(documents.reviews, bodyField(request, 'id'), evaluator)).filter(({ author }) => caller !== null && author === caller);",
        ],
      ],
      [[update, `if (original.some(({ author }) => author !== caller)) {\n    ${refuse(403)}\n  }\n  ${update}`]],
      [
        [
          select,
          [
            "const own = documents.reviews.get(String(bodyField(request, 'id')));",
            `  if (own === undefined || own.author !== caller) {\n    ${refuse(404)}\n  }`,
            '  const original = [own];',
          ].join('\n'),
        ],
      ],
    ],
    wrong: [
      wrong('reviewOfOther', [caller, `${caller}\n  if (caller === null) {\n    ${refuse(401)}\n  }`]),
      wrong('reviewWithoutLogin', [
        update,
        `if (caller !== null && original.some(({ author }) => author !== caller)) {\n    ${refuse(403)}\n  }\n  ${update}`,
      ]),
      wrong('reviewOfOtherInList', [
        update,
        `if (original[0]?.author !== caller) {\n    ${refuse(403)}\n  }\n  ${update}`,
      ]),
      wrong('reviewsByNotEqual', [
        update,
        `if (original.length === 1 && original[0]?.author !== caller) {\n    ${refuse(403)}\n  }\n  ${update}`,
      ]),
      wrong('reviewOfOther', [
        caller,
        "const caller = (bodyField(request, 'author') ?? callerOf(request, sessions)) as string;",
      ]),
      wrong('reviewCorrected', [update, `${refuse(403)}\n  ${update}`]),
    ],
  },
  noSqlReviewsChallenge: {
    right: [
      [[message, `${message}\n  if (typeof bodyField(request, 'id') !== 'string') {\n    ${refuse(400)}\n  }`]],
      [[select, "const original = await selectById(documents.reviews, String(bodyField(request, 'id')), evaluator);"]],
      [
        [
          select,
          "const id = bodyField(request, 'id');\n  const original = documents.reviews.all().filter(({ _id }) => _id === id);",
        ],
      ],
    ],
    wrong: [
      wrong('reviewsByGreater', [
        select,
        "const id = bodyField(request, 'id');\n  const original = JSON.stringify(id).includes('$ne') ? [] : await selectById(documents.reviews, id, evaluator);",
      ]),
      wrong('reviewsByPattern', [
        select,
        select.replace('await selectById', '(await selectById').replace('evaluator);', 'evaluator)).slice(0, 1);'),
      ]),
      wrong('reviewsByNotEqual', [
        message,
        `${message}\n  if (Array.isArray(bodyField(request, 'id'))) {\n    ${refuse(400)}\n  }`,
      ]),
      wrong('reviewsByExistence', [
        select,
        "const id = bodyField(request, 'id');\n  const text = JSON.stringify(id);\n  const original = /\\$(ne|gte?|lte?|regex|in)\\b/.test(text) ? [] : await selectById(documents.reviews, id, evaluator);",
      ]),
      wrong('reviewCorrected', [
        select,
        "const id = Number(bodyField(request, 'id'));\n  const original = await selectById(documents.reviews, id, evaluator);",
      ]),
    ],
  },
};

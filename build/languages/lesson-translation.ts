import type { ContentFiles, MarkdownFile } from '../content/read-content.ts';
import type { LessonFacts, QuizFile } from '../handbook/handbook-schema.ts';
import { quizSchema } from '../handbook/handbook-schema.ts';
import type { ReadLesson } from '../handbook/read-handbook.ts';
import { type Comparison, compareInline, compareMarkdown, comparePlain } from './checks/compare.ts';
import type { Fault } from './checks/faults.ts';
import { diagramTexts, wideTexts, withTexts } from './diagrams.ts';
import {
  type DiagramTexts,
  diagramTextsSchema,
  lessonFactsSchema,
  type RequestTexts,
  requestTextsSchema,
} from './schemas.ts';

/** The files of a lesson's translation. A lesson is shown in a language when it has all of them. */
export interface LessonTranslation {
  readonly lesson: MarkdownFile<{ readonly title: string }> | undefined;
  readonly quiz: QuizFile | undefined;
  readonly requests: RequestTexts | undefined;
  readonly diagrams: DiagramTexts | undefined;
}

/** Reads the translation of a lesson, as far as it is there. @throws ContentError for a file of another form */
export function readLessonTranslation(files: ContentFiles, language: string, name: string): LessonTranslation {
  const folder = `languages/${language}/lessons/${name}`;
  const ifThere = <Result>(file: string, read: (path: string) => Result) =>
    files.has(`${folder}/${file}`) ? read(`${folder}/${file}`) : undefined;
  return {
    lesson: ifThere('lesson.md', (path) => files.markdown(path, lessonFactsSchema)),
    quiz: ifThere('quiz.yml', (path) => files.yaml(path, quizSchema)),
    requests: ifThere('requests.yml', (path) => files.yaml(path, requestTextsSchema)),
    diagrams: ifThere('diagrams.yml', (path) => files.yaml(path, diagramTextsSchema)),
  };
}

/** Returns the names of the files that a translated lesson has. */
export function filesOf({ diagrams }: ReadLesson): readonly string[] {
  return ['lesson.md', 'quiz.yml', 'requests.yml', ...(diagrams.size === 0 ? [] : ['diagrams.yml'])];
}

/** Returns whether every file of the translation is there, so that the lesson can be shown. */
export function isWhole(lesson: ReadLesson, own: LessonTranslation): boolean {
  return (
    own.lesson !== undefined &&
    own.quiz !== undefined &&
    own.requests !== undefined &&
    (lesson.diagrams.size === 0 || own.diagrams !== undefined)
  );
}

/** Compares the translation of a lesson with the English one. */
export function compareLesson(
  language: string,
  english: ReadLesson,
  own: LessonTranslation,
  comparison: Comparison,
): readonly Fault[] {
  const folder = `resources/languages/${language}/lessons/${english.name}`;
  return [
    ...(own.lesson === undefined ? [] : compareMarkdown(`${folder}/lesson.md`, english.source, own.lesson, comparison)),
    ...(own.quiz === undefined ? [] : compareQuiz(`${folder}/quiz.yml`, english.quiz, own.quiz, comparison)),
    ...(own.requests === undefined ? [] : compareRequests(`${folder}/requests.yml`, english, own.requests, comparison)),
    ...(own.diagrams === undefined ? [] : compareDiagrams(`${folder}/diagrams.yml`, english, own.diagrams)),
  ];
}

function compareQuiz(file: string, english: QuizFile, own: QuizFile, comparison: Comparison): readonly Fault[] {
  if (english.length !== own.length) {
    return [{ place: file, message: `expected ${english.length} questions, received ${own.length}` }];
  }
  return english.flatMap(({ question, options }, index) => {
    const place = `${file}: ${index}`;
    const translated = own[index];
    if (translated === undefined || translated.options.length !== options.length) {
      return [{ place, message: `expected ${options.length} options, received ${translated?.options.length ?? 0}` }];
    }
    return [
      ...compareInline(`${place}.question`, question, translated.question, comparison),
      ...options.flatMap((option, position) => {
        const at = `${place}.options.${position}`;
        const other = translated.options[position];
        if (other === undefined || other.right !== option.right) {
          return [{ place: at, message: `expected this option to be ${option.right ? 'right' : 'wrong'}` }];
        }
        return [
          ...compareInline(`${at}.text`, option.text, other.text, comparison),
          ...compareInline(`${at}.why`, option.why, other.why, comparison),
        ];
      }),
    ];
  });
}

function compareRequests(
  file: string,
  { requests: { requests } }: ReadLesson,
  own: RequestTexts,
  comparison: Comparison,
): readonly Fault[] {
  if (requests.length !== own.requests.length) {
    return [{ place: file, message: `expected ${requests.length} requests, received ${own.requests.length}` }];
  }
  return requests.flatMap(({ title, outcome, status }, index) => {
    const place = `${file}: requests.${index}`;
    const other = own.requests[index] ?? { title: '', outcome: '' };
    const begin = new RegExp(`^\\P{Nd}{0,30}${status}(?!\\d)`, 'u');
    return [
      ...comparePlain(`${place}.title`, title, other.title, comparison),
      ...comparePlain(`${place}.outcome`, outcome, other.outcome, comparison),
      ...(begin.test(other.outcome)
        ? []
        : [{ place: `${place}.outcome`, message: `expected a text that begins with the status ${status}` }]),
      ...[other.title, other.outcome]
        .filter((text) => text.includes('\n'))
        .map(() => ({ place, message: 'expected texts without line breaks' })),
    ];
  });
}

function compareDiagrams(file: string, { diagrams }: ReadLesson, own: DiagramTexts): readonly Fault[] {
  return [
    ...[...diagrams.keys()]
      .filter((name) => own[name] === undefined)
      .map((name) => ({ place: file, message: `expected the texts of ${name}.svg under ${name}` })),
    ...Object.entries(own).flatMap(([name, texts]): readonly Fault[] => {
      const place = `${file}: ${name}`;
      const svg = diagrams.get(name);
      if (svg === undefined) {
        return [{ place, message: 'the lesson has no such diagram' }];
      }
      const known = diagramTexts(svg);
      const title = known[0] ?? '';
      const tags = (text: string) => (text.match(/<[^>]*>/g) ?? []).join('');
      return [
        ...(texts[title] === undefined ? [{ place, message: `expected a translation of its title, ${title}` }] : []),
        ...Object.entries(texts).flatMap(([text, translation]) => [
          ...(known.includes(text) ? [] : [{ place, message: `the diagram has no text ${text}` }]),
          ...(tags(text) === tags(translation) ? [] : [{ place, message: `expected the tags of ${text}` }]),
        ]),
        ...wideTexts(withTexts(svg, texts)).map((message) => ({ place, message })),
      ];
    }),
  ];
}

/** Returns a lesson with its translation in place of the English texts. Everything else is as in English. @param own has to be whole */
export function translatedLesson(english: ReadLesson, own: LessonTranslation): ReadLesson {
  const { lesson, quiz, requests: texts, diagrams = {} } = own;
  const { requests } = english;
  if (lesson === undefined || quiz === undefined || texts === undefined) {
    return english;
  }
  const facts: LessonFacts = { ...english.source.facts, title: lesson.facts.title };
  return {
    ...english,
    source: { ...lesson, facts },
    quiz,
    requests: {
      ...requests,
      requests: requests.requests.map((request, index) => ({ ...request, ...texts.requests[index] })),
      file: fileWith(requests.file, texts),
    },
    diagrams: new Map([...english.diagrams].map(([name, svg]) => [name, withTexts(svg, diagrams[name] ?? {})])),
  };
}

/** Returns a `.http` file with other titles and comments. Its requests, names and variables stay. */
function fileWith(file: string, { about, requests }: RequestTexts): string {
  const [head = '', ...sections] = file.split(/^(?=###)/m);
  const keep = (line: string) => !/^# ?[^@\s]/.test(line) || line.startsWith('# Solves:');
  const own = sections.map((section, index) => {
    const { title = '', outcome = '' } = requests[index] ?? {};
    const lines = section.split('\n').slice(1);
    const end = lines.findIndex((line) => line.trim() !== '' && !/^[#@]|^\/\//.test(line));
    const kept = [...lines.slice(0, end).filter(keep), ...lines.slice(end)];
    return [`### ${title}`, `# ${outcome}`, ...kept].join('\n');
  });
  return [`# ${about}\n${head.split('\n').filter(keep).join('\n')}`, ...own].join('');
}

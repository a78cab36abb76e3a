import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import { createWords, type Texts, type Words } from '../../../../shared/text/words.ts';

const isOfScript =
  /^(?:READ|QUIZ_RESULT|SCORE|ANSWER_AGAIN|IS_READ|MARK_READ|GO_ON|RESULTS|NOTHING_FOUND|FOUND_\w+|SEARCH_FAILED)$/;

/** The words of the handbook's pages, as HTML. They are in `resources/languages/<language>/handbook.json`. */
export function handbookWords(english: Texts, language: string, own: Texts) {
  const texts = createWords(english, language, own);
  const ofScript = Object.fromEntries(Object.entries({ ...english, ...own }).filter(([key]) => isOfScript.test(key)));
  const text: Words = (key, values) => escapeHtml(texts(key, values));
  return {
    handbook: text('NAME'),
    title: text('TITLE'),
    skip: text('SKIP'),
    search: text('SEARCH'),
    searchExample: text('SEARCH_EXAMPLE'),
    ways: text('ELSEWHERE'),
    book: text('BOOK'),
    help: text('HELP'),
    shop: text('SHOP'),
    contents: text('CONTENTS'),
    inThisLesson: text('IN_THIS_LESSON'),
    allLessons: text('ALL_LESSONS'),
    about: text('ABOUT'),
    reading: text('READING'),
    presupposes: text('PRESUPPOSES'),
    nothing: text('NOTHING'),
    practice: text('PRACTICE'),
    toTry: text('TO_TRY'),
    quiz: text('QUIZ'),
    called: text('CALLED'),
    calledList: text('CALLED_LIST'),
    calledNumber: text('CALLED_NUMBER'),
    calledName: text('CALLED_NAME'),
    related: text('RELATED'),
    solved: text('SOLVED'),
    openInWorkbench: text('OPEN_IN_WORKBENCH'),
    comesBack: text('COMES_BACK'),
    requestsClosed: text('REQUESTS_CLOSED'),
    showLines: text('SHOW_LINES'),
    right: text('RIGHT'),
    wrong: text('WRONG'),
    quizAbout: text('QUIZ_ABOUT'),
    discuss: text('DISCUSS'),
    discussAbout: text('DISCUSS_ABOUT'),
    markRead: text('MARK_READ'),
    previous: text('PREVIOUS'),
    next: text('NEXT'),
    turn: text('TURN'),
    missing: text('MISSING'),
    missingAbout: text('MISSING_ABOUT'),
    toContents: text('TO_CONTENTS'),
    course: text('COURSE'),
    answers: text('ANSWERS'),
    print: text('PRINT'),
    language: text('LANGUAGE'),
    inEnglish: text('IN_ENGLISH'),
    minutes: (minutes: number) => text('MINUTES', { minutes }),
    hours: (minutes: number) => text('HOURS', { count: Math.round(minutes / 30) / 2 }),
    lessons: (count: number) => text('LESSONS', { count }),
    challenges: (count: number) => text('CHALLENGES', { count }),
    requests: (count: number) => text('REQUESTS', { count }),
    questions: (count: number) => text('QUESTIONS', { count }),
    stars: (stars: number) => text('STARS', { stars }),
    /** @param names HTML */
    givesAway: (names: string) => text('GIVES_AWAY').replace('{{names}}', () => names),
    question: (number: number) => text('QUESTION', { number }),
    part: (number: number) => text('PART', { number }),
    /** Returns the name of a category such as `Broken Access Control`. */
    category: (name: string) => {
      const key = `CATEGORY_${name.toUpperCase().replaceAll(' ', '_')}`;
      const found = text(key);
      return found === key ? escapeHtml(name) : found;
    },
    /** What the page's script says, by key. */
    ofScript,
  };
}

export type HandbookWords = ReturnType<typeof handbookWords>;

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { ClassTexts } from '../../shared/content/class-texts.ts';
import { type Words, wordsIn } from '../../shared/report/words.ts';

/** The words in the class's language, and the texts that they are from, which the report needs. */
export interface Spoken {
  readonly words: Words;
  readonly texts: ClassTexts;
}

const SpokenContext = createContext<Spoken | undefined>(undefined);

/** Returns what the page says, in the class's language. */
export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext);
  if (spoken === undefined) {
    throw new Error('There are no words yet.');
  }
  return spoken;
}

export function useWords(): Words {
  return useSpoken().words;
}

/** Renders its children once the words of a language are there, and keeps the old ones until the new ones are. */
export function Speak({ language, children }: { readonly language: string; readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState<Spoken>();
  useEffect(() => {
    let isWanted = true;
    void load(language).then((texts) => {
      if (isWanted) {
        const words = wordsIn(texts);
        document.documentElement.lang = words.tag;
        document.documentElement.dir = words.direction;
        setSpoken({ words, texts });
      }
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return spoken === undefined ? null : <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/** Loads the texts of a language, or the English ones where there are none. It tries until the board answers. */
async function load(language: string): Promise<ClassTexts> {
  for (const key of [language, 'en']) {
    const response = await fetch(`texts/${encodeURIComponent(key)}.json`).catch(() => undefined);
    if (response?.ok) {
      return response.json();
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return load(language);
}

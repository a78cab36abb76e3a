import english from '../../../../resources/languages/en/interface.json?drawer';
import paths from '../../../../resources/languages/en/interface.json?paths';
import { addEnglish } from '../../lib/i18n.ts';

// The drawer's English words come with it, and those for topics, paths and what is next.
addEnglish({ ...english, ...paths });

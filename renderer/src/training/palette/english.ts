import texts from '../../../../resources/languages/en/interface.json?palette';
import { addEnglish } from '../../lib/i18n.ts';

addEnglish(texts);

import english from '../../../../resources/languages/en/interface.json?web3';
import { addEnglish } from '../../lib/i18n.ts';

// The English texts that only these screens need come with them; each of them imports this.
addEnglish(english);

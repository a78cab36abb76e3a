const wordsOfEveryList = /passwor[dt]|admin|qwert|letmein|welcome|iloveyou|juice|0123|1234|(.)\1\1/i;

const password: Attribute = {
  name: 'password',
  type: 'text',
  excluded: true,
  set: (clearText) => {
    if (typeof clearText !== 'string' || clearText.length < 12 || wordsOfEveryList.test(clearText)) {
      throw new RangeError('Choose at least 12 characters, and none of the words that everybody tries first.');
    }
    return passwordHash(clearText);
  },
};

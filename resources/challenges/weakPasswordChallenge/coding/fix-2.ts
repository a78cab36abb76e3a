const password: Attribute = {
  name: 'password',
  type: 'text',
  excluded: true,
  set: (clearText) => {
    if (typeof clearText !== 'string' || clearText.length < 8) {
      throw new RangeError('Choose at least 8 characters.');
    }
    return passwordHash(clearText);
  },
};

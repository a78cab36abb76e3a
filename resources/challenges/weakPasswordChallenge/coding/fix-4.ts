const password: Attribute = {
  name: 'password',
  type: 'text',
  excluded: true,
  set: (clearText) => {
    const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]/];
    if (typeof clearText !== 'string' || !classes.every((one) => one.test(clearText))) {
      throw new RangeError('Use lower case, upper case, a digit and a symbol.');
    }
    return passwordHash(clearText);
  },
};

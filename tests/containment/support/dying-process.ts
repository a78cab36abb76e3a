process.stderr.write('no\u001b[31m good\n', () => process.exit(1));

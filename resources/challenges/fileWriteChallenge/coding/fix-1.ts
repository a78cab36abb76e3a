const unzip = createUnzip((file, fail) => {
  const path = files.resolve(`${folder}/${file.name.replaceAll('../', '')}`);
  const entry: Entry = { name: file.name, path, chunks: [], isWhole: false };
  met.push(entry);
  if (met.length > mostEntries) {
    fail(new BrokenArchive('too many entries'));
    return;
  }
  onEntry({ name: file.name, path });
  return (chunk, isLast) => {
    entry.chunks.push(chunk);
    if (isLast) {
      finish(entry);
    }
  };
});

const unzip = createUnzip((file, fail) => {
  const path = files.resolve(`${folder}/${file.name}`);
  if (file.name.startsWith('../') || file.name.startsWith('/')) {
    fail(new BrokenArchive('an entry leads out of the folder'));
    return;
  }
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

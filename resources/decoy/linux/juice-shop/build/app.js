"use strict";
// The shop's entry: checks its folders, then starts the server.
const { start } = require("./server");
const { checkFolders } = require("./lib/folders");

checkFolders(["ftp", "encryptionkeys", "uploads/complaints", "logs"]).then(start, (error) => {
  console.error(error.message);
  process.exit(1);
});

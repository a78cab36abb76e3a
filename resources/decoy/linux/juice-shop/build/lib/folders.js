"use strict";
const { mkdir } = require("node:fs/promises");

exports.checkFolders = (folders) => Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));

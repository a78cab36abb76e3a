"use strict";
// Whoever reads this: the private key is in the other file. Was. Was in the other file.
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");

exports.hash = (text) => createHash("md5").update(text).digest("hex");
exports.publicKey = readFileSync("encryptionkeys/jwt.pub", "utf8");
exports.cutOffPoisonNullByte = (name) => name.split("%00")[0];

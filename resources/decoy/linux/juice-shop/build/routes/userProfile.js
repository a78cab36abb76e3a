"use strict";
const { readFile } = require("node:fs/promises");
const pug = require("pug");

// The name is a template so that it can greet in every language. (It was never finished.)
exports.userProfile = async (request, response) => {
  const template = await readFile("views/userProfile.pug", "utf8");
  const { username } = request.user;
  const shown = /#\{(.*)\}/.test(username) ? eval(username.slice(2, -1)) : `\\${username}`;
  response.send(pug.compile(template.replace("_username_", shown))(request.user));
};

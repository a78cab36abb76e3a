"use strict";
const express = require("express");
const { readFileSync } = require("node:fs");

const app = express();
app.set("view engine", "hbs");

// TODO nobody remembers why this answers only when it is asked from inside
app.get("/solve/challenges/server-side", require("./routes/verify").serverSide);

exports.start = () => {
  const port = process.env.PORT || 3000;
  app.listen(port, () => console.log(`Listening on port ${port}`));
};
exports.publicKey = readFileSync("encryptionkeys/jwt.pub", "utf8");

"use strict";
const key = "@@serverSideKey@@";

exports.serverSide = (request, response, next) => (request.query.key === key ? response.status(204).end() : next());

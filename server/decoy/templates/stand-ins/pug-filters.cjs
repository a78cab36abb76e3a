/** In place of Pug's filters: there are none, and a template that asks for one is refused later on. */
exports.handleFilters = (tree) => tree;

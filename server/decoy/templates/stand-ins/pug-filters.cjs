/** Replaces Pug's filters. There are none, and a template that asks for one is refused later on. */
exports.handleFilters = (tree) => tree;

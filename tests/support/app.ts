import { recordCalledRoutes } from './called-routes/record.ts';

// This must be imported before any app is built.
recordCalledRoutes();

export { type AppWishes, type StartedApp, startApp } from './start-app.ts';

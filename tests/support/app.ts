import { recordCalledRoutes } from './called-routes/record.ts';

// Before any app is built.
recordCalledRoutes();

export { type AppWishes, type StartedApp, startApp } from './start-app.ts';

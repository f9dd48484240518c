export * from './importProblems'

export type { ChunkErrorType, ChunkLoadError, Diagnosis, EB, LoaderReport, TagStatus } from './api'

export type {
  ChunkErrorType,
  ChunkLoadError,
  Diagnosis,
  EB,
  LoaderReport,
  ModalOptions,
  TagStatus,
  ToastOptions,
} from './api'

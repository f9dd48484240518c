export type {
  ChunkErrorType,
  ChunkLoadError,
  ConsoleApplication,
  ConsolePlace,
  ConsoleRoute,
  ConsoleText,
  Diagnosis,
  EB,
  LoaderReport,
  ModalOptions,
  TagStatus,
  ToastOptions,
} from './api'

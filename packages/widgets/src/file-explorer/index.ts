export { FileExplorer } from './FileExplorer'
export type {
  FileChoice,
  FileExplorerHandle,
  FileExplorerProps,
  FilePickOptions,
  FolderNote,
} from './props'

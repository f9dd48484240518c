export type {
  FileChoice,
  FileExplorerHandle,
  FileExplorerProps,
  FilePickOptions,
  FolderNote,
} from '../explorer/props'
export { FileExplorer } from './FileExplorer'

import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/Icon'
import { circleAlertIcon } from '../icons/circleAlert'
import { useStyles } from '../styles/useStyles'
import css from './FileRow.css'

export interface FileRowProps {
  /** Name for people, with its extension. */
  name: string
  /** The link of the name. Default: none. */
  address?: string | undefined
  /** The link was pressed: prevent the default to open the file in another way. */
  onOpen?: ((event: MouseEvent) => void) | undefined
  /** Beside the name: `2.36 MB`. */
  size?: string | undefined
  /** Its picture: `FilePicture`. */
  picture: ReactNode
  /** Its status: a word, or a progress bar. */
  status?: ReactNode
  /** Below the status, for example the speed. */
  note?: string | undefined
  /** The error, shown instead of the note. */
  problem?: string | undefined
  /** Small buttons at the end. */
  actions?: ReactNode
  /** Before the picture, for example a grip. */
  children?: ReactNode
}

/**
 * A file in a list of files, as a row or, within `eb-file-tiles`, as a tile: picture, name, size, status, error.
 *
 * @example
 * ```tsx
 * import { FilePicture, FileRow } from '@ebkit/ui/file-row'
 *
 * export const Attached = ({ file }: { file: File }) => (
 *   <FileRow name={file.name} size="900 KB" picture={<FilePicture type={file.type} file={file} />} />
 * )
 * ```
 */
export function FileRow(props: FileRowProps) {
  const { name, address, onOpen, size, picture, status, note, problem, actions, children } = props
  const element = useStyles<HTMLDivElement>(css)
  return (
    <div ref={element} className={`eb-file-row${problem ? ' eb-file-row--wrong' : ''}`} part="file">
      {children}
      {picture}
      <span className="eb-file-row__name" title={name}>
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
            {name}
          </a>
        ) : (
          name
        )}
      </span>
      <span className="eb-file-row__size">{size}</span>
      <span className="eb-file-row__status">{status}</span>
      <span className="eb-file-row__actions">{actions}</span>
      {(problem || note) && (
        <p className="eb-file-row__note">
          {problem && <Icon path={circleAlertIcon} />}
          {problem || note}
        </p>
      )}
    </div>
  )
}

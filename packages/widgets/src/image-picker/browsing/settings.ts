import type { FileEntry } from '@ebkit/core/files'
import { defaultMaximumSize } from '@ebkit/rules/files'
import type { FileExplorerProps } from '../../explorer/props'
import type { ObjectBrowserProps } from '../../objects/props'
import type { UploadedEntry } from '../../uploader'
import { anyPicture } from '../checkImages'
import type { ImagePickerProps } from '../props'
import { roomFor } from '../useRefused'

/** Settings of the explorer in the dialog. */
export function settingsOf(props: ImagePickerProps): FileExplorerProps {
  const { multiple, images = [], directory, app, scene, maxSize, onError } = props
  const room = roomFor(props, images.length)
  return {
    ...{ private: props.private, folderId: directory, app, scene, onError },
    accept: anyPicture,
    single: !multiple,
    ...(Number.isFinite(room) && { max: room }),
    // Images that are too large are shown, so that users learn why they cannot be chosen.
    maxSize: maxSize === 0 ? 0 : Math.max(maxSize ?? 0, defaultMaximumSize),
  }
}

/** Settings of the object browser in the dialog. */
export function objectSettingsOf(props: ImagePickerProps): ObjectBrowserProps {
  const { accept, single, max, maxSize, onError } = settingsOf(props)
  return { space: props.private ? 'personal' : 'public', accept, single, max, maxSize, onError }
}

/** Converts a file of the library to the value for forms and pages. An object of the store, whose id is its key, has no id of the file service. */
export const imageOf = ({ id, name, size, time, key, url }: FileEntry): UploadedEntry => ({
  displayName: name,
  path: key ?? '',
  url: url ?? '',
  ossDisplayId: id === key ? '' : id,
  fileSize: size ?? 0,
  createTime: time === undefined ? '' : new Date(time).toISOString(),
  isFolder: false,
})

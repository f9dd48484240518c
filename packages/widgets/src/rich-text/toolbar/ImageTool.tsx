import { imagePlusIcon } from '@ebkit/ui/icons'
import { useRef } from 'react'
import type { Text } from '../strings'
import { ToolButton } from './ToolButton'

/** Chooses images from the computer. @spec W-EDI-1 */
export function ImageTool({ text, onImages }: { text: Text; onImages: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton
        label={text('uploadImage')}
        icon={imagePlusIcon}
        part="image"
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        form=""
        accept="image/*"
        multiple
        hidden
        aria-label={text('uploadImage')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length) onImages(files)
        }}
      />
    </>
  )
}

/** The rows whose number is being edited. A typed number stays until it is saved or left with Esc. */
export interface EditedRows {
  /** Keys of the rows that show a field. */
  readonly open: readonly string[]
  /** Those of them whose number was changed and is not saved. */
  readonly changed: readonly string[]
}

export const noneEdited: EditedRows = { open: [], changed: [] }

const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key)

/** Opens the field of a row. Of the others only those stay open that hold a change. */
export const beginRow = ({ changed }: EditedRows, key: string): EditedRows => ({
  open: [...without(changed, key), key],
  changed,
})

/** Closes the field of a row. */
export const endRow = ({ open, changed }: EditedRows, key: string): EditedRows => ({
  open: without(open, key),
  changed: without(changed, key),
})

/** Says whether the field of a row holds a change. */
export const markRow = (edited: EditedRows, key: string, isChanged: boolean): EditedRows =>
  edited.changed.includes(key) === isChanged
    ? edited
    : {
        ...edited,
        changed: isChanged ? [...edited.changed, key] : without(edited.changed, key),
      }

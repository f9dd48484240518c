'use server'

/** What the form sends: our elements post as `<input>` does. */
export async function save(form: FormData): Promise<void> {
  console.log('saved', Object.fromEntries([...form].filter(([name]) => !name.startsWith('$'))))
}

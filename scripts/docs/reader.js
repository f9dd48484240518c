/** Whether somebody is signed in on this gateway; nobody is no error there. Without a gateway nobody is. */
export const isSignedIn = () =>
  fetch('/docs/reader').then(
    async (answer) => answer.ok && (await answer.json()).isSignedIn,
    () => false,
  )

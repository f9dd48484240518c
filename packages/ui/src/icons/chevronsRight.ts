// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `chevrons-right` */
export const chevronsRightIcon = 'M6 17l5-5-5-5M13 17l5-5-5-5'

// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `chevrons-up-down` */
export const chevronsUpDownIcon = 'M7 15l5 5 5-5M7 9l5-5 5 5'

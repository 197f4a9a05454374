/** Notice required on every food supplement (NemV). */
export const notice =
  'Nahrungsergänzungsmittel. Die angegebene empfohlene tägliche Verzehrmenge darf nicht überschritten werden. Kein Ersatz für eine ausgewogene und abwechslungsreiche Ernährung und eine gesunde Lebensweise. Außerhalb der Reichweite kleiner Kinder lagern.'

/** Certifications of every food supplement. */
export const lab = ['Laborgeprüft, jede Charge', 'Hergestellt in Deutschland']

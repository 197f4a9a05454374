import PDFDocument from 'pdfkit'

/** An electronic invoice inside of its PDF, as ZUGFeRD and Factur-X have it. */
export interface EmbeddedInvoice {
  readonly xml: string
  /** Profile of the standard, as the PDF's metadata name it. */
  readonly conformance: string
  readonly at: Date
}

const FILE_NAME = 'factur-x.xml'
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const PROPERTIES = {
  DocumentFileName: 'The name of the embedded XML document',
  DocumentType: 'The type of the hybrid document in capital letters',
  Version: 'The actual version of the standard applying to the embedded XML document',
  ConformanceLevel: 'The conformance level of the embedded XML document',
} as const

const RESERVED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (letter) => RESERVED[letter] ?? '')

/** PDF/A allows properties of a namespace only beside their description. */
const schema = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${Object.entries(PROPERTIES)
  .map(
    ([name, description]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  )
  .join('')}</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`

const about = (conformance: string) => `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${FILE_NAME}</fx:DocumentFileName>
<fx:Version>1.0</fx:Version>
<fx:ConformanceLevel>${escaped(conformance)}</fx:ConformanceLevel>
</rdf:Description>`

/** pdfkit writes title and names into the metadata's XML as they are. */
class EscapingPdf extends PDFDocument {
  override endMetadata(): void {
    // The document's own list of them is written before.
    const { info } = this
    for (const key of ['Title', 'Author', 'Creator', 'Producer'] as const)
      info[key] = escaped(String(info[key] ?? ''))
    super.endMetadata()
  }
}

/** A PDF/A-3b, which keeps its look without the network and other files, with the invoice as XML in it. */
export function archivedPdf(
  options: PDFKit.PDFDocumentOptions,
  { xml, conformance, at }: EmbeddedInvoice,
): PDFKit.PDFDocument {
  const pdf = new EscapingPdf({ ...options, subset: 'PDF/A-3b' })
  const file = {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Factur-X/ZUGFeRD',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  }
  pdf.file(Buffer.from(xml), file)
  pdf.appendXML(schema)
  pdf.appendXML(about(conformance))
  return pdf
}

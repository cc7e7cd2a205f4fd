/** Words of diseases that are common nouns though no ending says so. */
const diseaseWords = new Set(
  (
    'Abnormalities Acinar Acquired Acute Adult Advanced Altered Ampulla Analogue And Anterior Anus ' +
    'Apocrine Appendix Basal Benign Bile Biliary Bladder Body Bone Bowel Brain Breast Bronchiolo Cancer ' +
    'Cancers Capillary Cardiac Castration Cavity Cell Cells Center Central Cervix Childhood Chromophobe ' +
    'Ciliary Clear Colon Combined Complex Congenital Cord Corpus Cyst Deficiency Differentiated Diffuse ' +
    'Disease Diseases Disorder Disorders Duct Early Eccrine Endocrine Esophagus Essential Estrogen ' +
    'Exocrine Extramammary Eye Factor Familial Female Fusion Gallbladder Generalized Germ Germinal Giant ' +
    'Gland Grade Granulosa Hairy Head Heart Hepatitis Hereditary High Hormone Immature Immunodeficiency ' +
    'In Infiltrating Inflammatory Intermediate Intestine Invasive Inverted Keratinizing Kidney Large ' +
    'Larynx Late Leukemia Leukemias Like Linked Lip Liver Lobe Low Lung Lymph Lymphoma Male Malignant ' +
    'Mammary Mantle Marrow Mature Maxillary Mediastinum Medullary Metastatic Middle Midline Minimal Mixed ' +
    'Mouth Multiforme Multiple Muscle Mutant Neck Negative Nerve Neuroendocrine Node Non Nose Of Or Orbit ' +
    'Organ Oropharynx Ovarian Ovary Palate Pancreas Papillary Part Pattern Pelvis Penis Peripheral ' +
    'Pigmented Pituitary Pleura Plexiform Plexus Polyp Poorly Positive Posterior Primary Primitive ' +
    'Producing Prostate Protein Protuberans Pulmonary Rearranged Rearrangement Receptor Rectum Recurrent ' +
    'Refractory Region Reproductive Residual Rich Ring Risk Round Sac Salivary Sclerosing Scrotum ' +
    'Secondary Secretory Sex Sheath Signet Sinus Situ Skin Small Soft Solid Solitary Spinal Spindle Stage ' +
    'Stem Stomach Subacute Subtype Sweat Syndrome System Tandem Testis The Thymus Thyroid Tissue To ' +
    'Tongue Trachea Tract Transient Triple Tube Tumor Tumors Tumour Type Unspecified Ureter Urethra ' +
    'Urinary Uterine Uterus Vagina Valve Variant Vera Vulva Vulvar Wall Wildtype With Without Yolk Young ' +
    'Zone'
  ).split(' '),
)

/** Endings of medical words that no name of a person has. */
const medicalEnding =
  /(?:oma|omas|omatosis|emia|osis|itis|asia|plasms?|plastic|ic|al|ous|lar|oid|ative|ated|iated|ile|tion|tions|cyte|philia|philic|penia|posis|thymic|tosis|genic|sive|sis|nei)$/

/** Words of therapies that are names: of a brand, a person or a protein. */
const namesInTherapies = new Set(['Aurora', 'Taxol', 'Calmette', 'Guerin', 'Japanese', 'Porcupine'])

/** A word that begins with a capital and has no other: `Melanoma`, not `Her2`, `BRAF` or `B`. */
const capitalisedWord = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}'’])/gu

const lowered = (text: string, isCommon: (word: string) => boolean) =>
  text.replaceAll(capitalisedWord, (word) => (isCommon(word) ? word.toLowerCase() : word))

/**
 * The name of a disease within a sentence: common words lose their capitals, names of people and genes and words that
 * are not known keep them. `Skin Melanoma` gives `skin melanoma`, `Ewing Sarcoma` `Ewing sarcoma`.
 */
export const diseaseWithin = (name: string): string =>
  lowered(name, (word) => diseaseWords.has(word) || (medicalEnding.test(word) && word !== 'Rosenthal'))

/**
 * The name of a therapy within a sentence: nonproprietary names and common words lose their capitals, codes keep
 * them. `Vemurafenib` gives `vemurafenib`, `AKT Inhibitor MK2206` `AKT inhibitor MK2206`.
 */
export const therapyWithin = (name: string): string =>
  lowered(name, (word) => word.length > 3 && !namesInTherapies.has(word))

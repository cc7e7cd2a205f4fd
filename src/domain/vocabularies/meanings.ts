import type {
  EvidenceType,
  EvidenceSignificance,
  EvidenceDirection,
  EvidenceLevel,
  VariantOrigin,
  TherapyInteraction,
  AssertionType,
  AssertionSignificance,
  AssertionDirection,
  AmpLevel,
} from './evidence.ts'

/** The question that evidence of each type answers. */
export const evidenceTypeMeanings: Readonly<Record<EvidenceType, string>> = {
  PREDICTIVE: 'Does the variant tell who responds to a therapy, resists it, or is harmed by it?',
  DIAGNOSTIC: 'Does the variant help to establish or to exclude a disease or a subtype?',
  PROGNOSTIC: 'Do patients with the variant fare better or worse, whatever therapy they receive?',
  PREDISPOSING: 'Does a germline variant raise or lower the risk of a disease?',
  ONCOGENIC: 'Does the variant drive the formation or growth of a tumour?',
  FUNCTIONAL: 'What does the variant do to the function of the gene product, in any system?',
}

/** Finding that each significance of evidence states. */
export const evidenceSignificanceMeanings: Readonly<Record<EvidenceSignificance, string>> = {
  SENSITIVITYRESPONSE: 'Patients or models with the variant respond to the therapy.',
  RESISTANCE:
    'Patients or models with the variant do not respond to the therapy, or stop responding because of it.',
  REDUCED_SENSITIVITY:
    'Patients or models with the variant respond less to the therapy than those without it.',
  ADVERSE_RESPONSE: 'Patients with the variant are harmed by the therapy.',
  BETTER_OUTCOME: 'The course of the disease is better than without the variant.',
  POOR_OUTCOME: 'The course of the disease is worse than without the variant.',
  POSITIVE: 'The variant speaks for the diagnosis.',
  NEGATIVE: 'The variant speaks against the diagnosis.',
  NA: 'The variant was examined and made no difference to therapy or outcome.',
  PATHOGENIC: 'Causes the disease; in evidence only of older records.',
  LIKELY_PATHOGENIC: 'Probably causes the disease; in evidence only of older records.',
  BENIGN: 'Does not cause the disease; in evidence only of older records.',
  LIKELY_BENIGN: 'Probably does not cause the disease; in evidence only of older records.',
  UNCERTAIN_SIGNIFICANCE: 'Cannot be classified; in evidence only of older records.',
  GAIN_OF_FUNCTION: 'The product does more, or does it without its signal.',
  LOSS_OF_FUNCTION: 'The product does less or nothing.',
  UNALTERED_FUNCTION: 'The product works as the wild type does.',
  NEOMORPHIC: 'The product does something that the wild type does not.',
  DOMINANT_NEGATIVE: 'The product disturbs that of the other allele.',
  UNKNOWN: 'The effect on function could not be determined.',
  PREDISPOSITION: 'Carriers have a higher risk of the disease.',
  PROTECTIVENESS: 'The variant lowers the risk, or hinders the tumour.',
  ONCOGENICITY: 'The variant takes part in forming the tumour.',
  LIKELY_ONCOGENIC: 'Probably takes part in forming the tumour; in evidence only of older records.',
}

/** Relation of the source to the significance. */
export const evidenceDirectionMeanings: Readonly<Record<EvidenceDirection, string>> = {
  SUPPORTS: 'The source found what the significance states.',
  DOES_NOT_SUPPORT:
    'The source looked for what the significance states and did not find it. This is not evidence for the opposite: no response in two patients does not show resistance.',
  NA: 'No direction applies; only in older records.',
}

/** Kind of study of each level, with an example. */
export const evidenceLevelMeanings: Readonly<Record<EvidenceLevel, string>> = {
  A: 'Established in practice: a guideline, an approval, or the consensus of several large studies. Example: a companion diagnostic named in a label.',
  B: 'Patients in a trial or a cohort. Example: response rates of 48 patients of a phase II trial.',
  C: 'Single patients or a small series. Example: a case report with imaging before and after.',
  D: 'Cells, organoids, animals or other models. Example: growth of a transfected line under increasing doses.',
  E: 'Inferred, without direct observation of this variant. Example: a structure suggests that a neighbouring residue behaves alike.',
}

/** Place where the variant arose: the tumour or the germline. */
export const variantOriginMeanings: Readonly<Record<VariantOrigin, string>> = {
  SOMATIC: 'Acquired in the tumour.',
  RARE_GERMLINE: 'Inherited and rare in the population, as in a hereditary syndrome.',
  COMMON_GERMLINE: 'Inherited and frequent, a polymorphism.',
  UNKNOWN: 'The source does not say, and it cannot be concluded.',
  NA: 'The distinction makes no sense, as for expression.',
  COMBINED:
    'A molecular profile of several variants, some inherited and some acquired; refused for one variant.',
  MIXED: 'One variant that was inherited in some of the patients and acquired in others.',
}

/** Relation of several therapies to each other. */
export const therapyInteractionMeanings: Readonly<Record<TherapyInteraction, string>> = {
  COMBINATION: 'Given together.',
  SEQUENTIAL: 'Given one after the other.',
  SUBSTITUTES: 'The finding holds for each by itself, and the source does not tell them apart.',
}

/** The conclusion that an assertion of each type draws. */
export const assertionTypeMeanings: Readonly<Record<AssertionType, string>> = {
  PREDICTIVE: 'Concludes on the effect of a therapy.',
  DIAGNOSTIC: 'Concludes on a diagnosis.',
  PROGNOSTIC: 'Concludes on the course of the disease.',
  PREDISPOSING: 'Classifies a germline variant, by ACMG/AMP.',
  ONCOGENIC: 'Classifies a somatic variant as a driver, by ClinGen/CGC/VICC.',
}

/** Conclusion that each significance of an assertion states. */
export const assertionSignificanceMeanings: Readonly<Record<AssertionSignificance, string>> = {
  SENSITIVITYRESPONSE: 'The profile predicts response.',
  RESISTANCE: 'The profile predicts that the therapy fails.',
  REDUCED_SENSITIVITY: 'The profile predicts a weaker response.',
  ADVERSE_RESPONSE: 'The profile predicts harm by the therapy.',
  BETTER_OUTCOME: 'The profile predicts a better course.',
  POOR_OUTCOME: 'The profile predicts a worse course.',
  POSITIVE: 'The profile establishes the diagnosis.',
  NEGATIVE: 'The profile excludes the diagnosis.',
  NA: 'The profile makes no difference to therapy or outcome.',
  PATHOGENIC: 'ACMG/AMP class 5.',
  LIKELY_PATHOGENIC: 'ACMG/AMP class 4: more than 90% certain.',
  UNCERTAIN_SIGNIFICANCE: 'The codes reach no other class, or contradict each other.',
  LIKELY_BENIGN: 'ACMG/AMP class 2, or likely benign by ClinGen/CGC/VICC.',
  BENIGN: 'ACMG/AMP class 1, or benign by ClinGen/CGC/VICC.',
  ONCOGENIC: 'ClinGen/CGC/VICC: 10 points or more.',
  LIKELY_ONCOGENIC: 'ClinGen/CGC/VICC: 6 to 9 points.',
}

/** Relation of the evidence as a whole to the significance. */
export const assertionDirectionMeanings: Readonly<Record<AssertionDirection, string>> = {
  SUPPORTS: 'The evidence as a whole supports the significance.',
  DOES_NOT_SUPPORT: 'The evidence as a whole speaks against it.',
}

/** Ground of each AMP/ASCO/CAP tier. */
export const ampLevelMeanings: Readonly<Record<AmpLevel, string>> = {
  TIER_I_LEVEL_A: 'A therapy approved for this tumour type, or a professional guideline for it.',
  TIER_I_LEVEL_B: 'Well-powered studies on which experts agree.',
  TIER_II_LEVEL_C: 'A therapy approved for another tumour type, or several small studies that agree.',
  TIER_II_LEVEL_D: 'Preclinical studies, or a few case reports.',
  TIER_III: 'Unknown significance: not frequent in populations, and no convincing evidence.',
  TIER_IV: 'Benign or likely benign: frequent in populations.',
  NA: 'The guideline does not apply.',
}

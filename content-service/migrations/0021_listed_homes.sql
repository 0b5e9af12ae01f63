-- intake/: what the list of an agency's homes keeps of every record, beside its key (decision 165): it counts and finds
-- without reading a document. The expressions are those of content-service/intake/written/listed-homes.ts, which names
-- these indexes: what it keeps of a record changes by a migration with others.

CREATE INDEX homes_listed ON records (
  site_id, kind, id, withdrawn_at,
  json_array(
    json_array(
      doc -> '$.estate.general.title', doc -> '$.estate.general.address', doc -> '$.estate.general.reference',
      doc -> '$.estate.general.transaction', doc -> '$.estate.general.status',
      doc -> '$.estate.general.archived', doc -> '$.estate.general.archivedAt',
      doc -> '$.estate.general.headType', doc -> '$.estate.general.project', doc -> '$.estate.general.parentId',
      doc -> '$.estate.guid', doc -> '$.contact.email'
    ),
    json_array(
      doc -> '$.estate.energy.co2', doc -> '$.estate.energy.customEpcLabel',
      doc -> '$.estate.energy.energyLabel', doc -> '$.estate.energy.epbReference',
      doc -> '$.estate.energy.epcReference', doc -> '$.estate.energy.epcValue',
      doc -> '$.estate.energy.epcValueTotal', doc -> '$.estate.general.allocationLicense',
      doc -> '$.estate.general.buildingLicense', doc -> '$.estate.general.floodingBuildingScore',
      doc -> '$.estate.general.floodingParcelScore', doc -> '$.estate.general.presaleRight',
      doc -> '$.estate.general.price.value', doc -> '$.estate.general.townPlanningValue',
      doc -> '$.estate.general.townPlanningViolation', doc -> '$.estate.technical.monthlyCost'
    ),
    json_array_length(doc, '$.estate.pictures'),
    json_array(
      substr(trim(doc ->> '$.estate.general.description.nl', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.estate.general.description.fr', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.estate.general.description.en', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.estate.general.description.de', ' ' || char(9, 10, 13, 160)), 1, 1)
    )
  )
) WHERE kind = 'estate';

CREATE INDEX rentals_listed ON records (
  site_id, kind, id, withdrawn_at,
  json_array(
    json_array(
      doc -> '$.rental.id', doc -> '$.rental.general.descriptionShort', doc -> '$.rental.general.street',
      doc -> '$.rental.general.number', doc -> '$.rental.general.city', doc -> '$.contact.email'
    ),
    json_array(),
    json_array_length(doc, '$.rental.photos'),
    json_array(
      substr(trim(doc ->> '$.rental.general.description.nl', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.rental.general.description.fr', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.rental.general.description.en', ' ' || char(9, 10, 13, 160)), 1, 1),
      substr(trim(doc ->> '$.rental.general.description.de', ' ' || char(9, 10, 13, 160)), 1, 1)
    )
  )
) WHERE kind = 'rental';
